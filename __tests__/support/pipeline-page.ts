import type { Settings } from '@/lib/urls/settings.mjs';
import type { Context, Page } from '@/scripts/export/step';

/** The settings of a site at the root of its host. */
export const makeSettings = (changes: Partial<Settings> = {}): Settings => ({
  siteUrl: 'https://scse.example',
  basePath: '',
  assetsHost: '',
  keepsPages: true,
  ...changes,
});

/** A page, as the steps of the pipeline get it. */
export const makePage = (html: string, changes: Partial<Page> = {}): Page => ({
  file: 'about.html',
  html,
  references: [],
  ...changes,
});

/** The context of a step. */
export const makeContext = (settings?: Partial<Settings>): Context => ({
  settings: makeSettings(settings),
  folder: '',
});
