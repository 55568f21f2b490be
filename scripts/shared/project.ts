/** The folder of the project; npm runs its commands there. */
export const PROJECT = process.cwd();
