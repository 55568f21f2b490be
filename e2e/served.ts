/** Set another one to run the tests twice at once. */
const PORT = Number(process.env.TEST_PORT ?? 4173);

/** What is served to the tests: the fixture, whose content they know, and the site as it is published. */
export const SERVED = {
  fixture: { folder: '.variants/fixture/out', port: PORT },
  site: { folder: 'out', port: PORT + 1 },
};

export const getServedUrl = ({ port }: { port: number }) => `http://localhost:${port}`;
