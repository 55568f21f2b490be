/** A build of the site with other settings, in a folder of its own, for the tests of the built site. */
export interface Variant {
  folder: string;
  settings: Partial<Record<'BASE_PATH' | 'NEXT_PUBLIC_ASSETS_HOST', string>>;
}

/** Where the tests serve the images of the assets host. */
export const ASSETS_PORT = 4175;

export const VARIANTS = {
  again: { folder: '.variants/again', settings: {} },
  council: { folder: '.variants/council', settings: { BASE_PATH: '/council' } },
  assetsHost: {
    folder: '.variants/assets-host',
    settings: { NEXT_PUBLIC_ASSETS_HOST: `http://127.0.0.1:${ASSETS_PORT}` },
  },
} satisfies Record<string, Variant>;
