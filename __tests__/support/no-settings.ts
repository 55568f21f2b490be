import { SETTINGS } from '@/lib/urls/settings.mjs';

// The tests know the site as a fresh clone builds it, whatever the shell that runs them has set.
for (const getVariableName of SETTINGS) delete process.env[getVariableName];
