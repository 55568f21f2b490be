import { CONTENT_FILES, type ContentFile } from '@/lib/content/schemas/content';
import { createForm, getTitle } from './forms';
import type { Repository } from './repository';

/** What the office changes in most weeks; everything else is seldom changed. */
const OFTEN: readonly ContentFile[] = [
  'news',
  'events',
  'announcements',
  'district-secretaries',
  'gallery',
];

const createFile = (file: ContentFile) => ({
  name: file,
  label: getTitle(file),
  file: `data/${file}.yaml`,
  // A format of our own for each file: browser/content-files.ts reads and writes it.
  format: file,
  fields: createForm(file),
});

/** A photo of a phone has some 5 MB; it is made smaller before it is saved. */
const MOST_PICTURE_BYTES = 30_000_000;

/**
 * The configuration of Sveltia CMS.
 *
 * @param repository where it saves; without one it edits a folder of the computer that it runs on, and nothing else
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
      { name: 'often', label: 'Often changed', icon: 'edit', files: OFTEN.map(createFile) },
      {
        name: 'seldom',
        label: 'Seldom changed',
        icon: 'tune',
        files: CONTENT_FILES.filter((file) => !OFTEN.includes(file)).map(createFile),
      },
    ],
  };
}
