/** Whether the tests run on a CI machine: `CI` is set, and not to a value that means no. */
export const isCi = !['', '0', 'false', 'no'].includes((process.env.CI ?? '').toLowerCase());
