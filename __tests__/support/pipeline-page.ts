import type { Settings } from '@/lib/urls/settings.mjs';
import type { Context, Page } from '@/scripts/export/step';

/** A page as a step of the pipeline is handed it. */
export const makePage = (html: string, changes: Partial<Page> = {}): Page => ({
  file: 'about.html',
  html,
  references: [],
  ...changes,
});

/** What a step may look at: a site without chunks. */
export const makeContext = (settings: Partial<Settings> = {}): Context => ({
  settings: {
    siteUrl: 'https://scse.example',
    basePath: '',
    assetsHost: '',
    keepsPages: true,
    ...settings,
  },
  folder: '',
  chunks: new Map(),
});
