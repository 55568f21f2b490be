import { SETTING_VARIABLES } from './lib/urls/settings.mjs';

// Tests expect the settings of a fresh clone, whatever the shell has set, and the content of the fixture.
for (const name of SETTING_VARIABLES) delete process.env[name];
process.env.CONTENT_FOLDER = '__tests__/fixture/data';
