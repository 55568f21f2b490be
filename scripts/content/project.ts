/** The folder of the project, whose content a command works on; npm runs its commands there. */
export const PROJECT = process.cwd();
