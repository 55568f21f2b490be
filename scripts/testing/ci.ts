/** Whether a machine runs the tests, and nobody reads along: `CI` is set, and to something else than no. */
export const isCi = !['', '0', 'false', 'no'].includes((process.env.CI ?? '').toLowerCase());
