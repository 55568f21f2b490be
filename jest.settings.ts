import { SETTING_VARIABLES } from './lib/urls/settings.mjs';

// Tests expect the settings of a fresh clone, whatever the shell has set.
for (const name of SETTING_VARIABLES) delete process.env[name];
// They read the fixture instead of data/, so that no edit of the content can fail one.
process.env.CONTENT_FOLDER ??= '__tests__/fixture/data';
