import { readSettings, SettingError } from '@/lib/urls/settings.mjs';
import { getFiles, plainBuild } from '../hosts/builds';

it('no name that the published site begins an address with is taken as a BASE_PATH', () => {
  // What is hidden, and its compressed forms, are no addresses.
  const addresses = getFiles(plainBuild).filter((file) => !/^[._](?!next)|\.(br|gz)$/.test(file));
  const names = new Set(addresses.map((file) => file.split('/')[0]));
  expect(names.size).toBeGreaterThan(10);
  for (const name of names) {
    expect(() => readSettings({ BASE_PATH: `/${name}` })).toThrow(SettingError);
  }
});
