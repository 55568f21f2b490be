/** Settings that must be made before any other module runs: the page loads this script first. */
import * as z from 'zod';

// Otherwise zod tests whether eval works, which the page's policy forbids.
z.config({ jitless: true });

/** The key of the user's settings, which Sveltia CMS reads as soon as its module runs. */
const SETTINGS_KEY = 'sveltia-cms.prefs';

// A draft that is restored would overwrite newer content without a question, so there are none.
const settings = JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? '{}') as object;
localStorage.setItem(SETTINGS_KEY, JSON.stringify({ ...settings, useDraftBackup: false }));
