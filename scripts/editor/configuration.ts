import { COLLECTION_NAMES, COLLECTIONS, type CollectionName } from '@/lib/model/collections';
import { createForm } from './forms';
import type { Repository } from './repository';

const isOftenChanged = (name: CollectionName) => 'isOftenChanged' in COLLECTIONS[name];

const createFileSettings = (name: CollectionName) => ({
  name,
  label: COLLECTIONS[name].label,
  file: COLLECTIONS[name].file,
  // Each file has a custom format: browser/content-files.ts reads and writes it.
  format: name,
  fields: createForm(name),
});

/** Photos from phones have about 5 MB. The editor reduces them before it saves them. */
const MAX_PICTURE_BYTES = 30_000_000;

/**
 * Creates the configuration of Sveltia CMS.
 *
 * @param repository where the editor saves; without it, the editor changes a folder on the user's computer
 */
export function createConfiguration(repository: Repository | undefined, brand: string) {
  return {
    load_config_file: false,
    app_title: `${brand} content`,
    backend: {
      name: repository?.kind ?? 'github',
      repo: repository?.name ?? 'council/site',
      branch: repository?.branch ?? 'main',
      ...(repository && { base_url: repository.serverUrl, api_root: repository.apiUrl }),
      auth_methods: ['token'],
    },
    media_folder: 'public/assets',
    public_folder: '/assets',
    show_preview_links: false,
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    media_libraries: {
      default: { config: { max_file_size: MAX_PICTURE_BYTES, slugify_filename: true } },
      stock_assets: { providers: [] },
    },
    collections: [
      {
        name: 'often',
        label: 'Often changed',
        icon: 'edit',
        files: COLLECTION_NAMES.filter(isOftenChanged).map(createFileSettings),
      },
      {
        name: 'seldom',
        label: 'Seldom changed',
        icon: 'tune',
        files: COLLECTION_NAMES.filter((name) => !isOftenChanged(name)).map(createFileSettings),
      },
    ],
  };
}
