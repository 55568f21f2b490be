import { COLLECTION_NAMES, COLLECTIONS, type CollectionName } from '@/lib/model/collections';
import { createForm } from './forms';
import type { Repository } from './repository';

const isOftenChanged = (name: CollectionName) => 'isOftenChanged' in COLLECTIONS[name];

const createFile = (name: CollectionName) => ({
  name,
  label: COLLECTIONS[name].label,
  file: COLLECTIONS[name].file,
  // A format of our own for each file: browser/content-files.ts reads and writes it.
  format: name,
  fields: createForm(name),
});

/** Photos of phones have some 5 MB; they are reduced before saving. */
const MOST_PICTURE_BYTES = 30_000_000;

/**
 * The configuration of Sveltia CMS.
 *
 * @param repository where it saves; without one it edits a folder of the user's computer
 */
export function createConfiguration(repository: Repository | undefined, brand: string) {
  return {
    load_config_file: false,
    app_title: `${brand} content`,
    backend: {
      name: repository?.kind ?? 'github',
      repo: repository?.name ?? 'council/site',
      branch: repository?.branch ?? 'main',
      ...(repository && { base_url: repository.server, api_root: repository.api }),
      auth_methods: ['token'],
    },
    media_folder: 'public/assets',
    public_folder: '/assets',
    show_preview_links: false,
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    media_libraries: {
      default: { config: { max_file_size: MOST_PICTURE_BYTES, slugify_filename: true } },
      stock_assets: { providers: [] },
    },
    collections: [
      {
        name: 'often',
        label: 'Often changed',
        icon: 'edit',
        files: COLLECTION_NAMES.filter(isOftenChanged).map(createFile),
      },
      {
        name: 'seldom',
        label: 'Seldom changed',
        icon: 'tune',
        files: COLLECTION_NAMES.filter((name) => !isOftenChanged(name)).map(createFile),
      },
    ],
  };
}
