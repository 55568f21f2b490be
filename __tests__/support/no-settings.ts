import { SETTINGS } from '@/lib/urls/settings.mjs';

// Tests expect the settings of a fresh clone, whatever the shell has set.
for (const name of SETTINGS) delete process.env[name];
