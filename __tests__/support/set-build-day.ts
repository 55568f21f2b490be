/** Has the site built on a day (YYYY-MM-DD), with further settings, until the test ends. */
export function setBuildDay(day: string, settings: NodeJS.Dict<string> = {}): void {
  const noon = Date.parse(`${day}T12:00+05:30`) / 1000;
  const env = { ...process.env, ...settings, SOURCE_DATE_EPOCH: String(noon) };
  jest.replaceProperty(process, 'env', env);
}
