import { SETTING_VARIABLES } from '@/lib/urls/settings.mjs';

// Tests expect the settings of a fresh clone, whatever the shell has set.
for (const name of SETTING_VARIABLES) delete process.env[name];
