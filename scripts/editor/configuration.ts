import {
  COLLECTION_NAMES,
  CONTENT_FILES,
  contentField,
  type CollectionName,
} from '@/lib/model/collections';
import { getFieldAt } from '@/lib/model/content-paths';
import { RECORDS_FILE } from '@/lib/records/records-file';
import { createForm, getPictureFolder } from './forms';

/** The collections that the office changes in most weeks. */
const OFTEN_CHANGED = [
  'news',
  'events',
  'announcements',
  'districtSecretaries',
  'pages',
  'gallery',
];

const isOftenChanged = (name: CollectionName) => OFTEN_CHANGED.includes(name);

const createFileSettings = (name: CollectionName) => ({
  name,
  label: getFieldAt(contentField, [name])?.label,
  file: CONTENT_FILES[name],
  // Each file has a custom format: editor/content-files.ts reads and writes it.
  format: name,
  fields: createForm(name),
  // Pictures within a text go into the folder of its file.
  ...(name === 'pages' && getPictureFolder('pages')),
});

/** The records are one field, which holds the text of their file. */
const RECORDS_SETTINGS = {
  name: 'records',
  label: 'Student records',
  file: RECORDS_FILE,
  format: 'records',
  fields: [{ name: 'records', label: 'Records', widget: 'records', required: false }],
};

/** Makes each chosen picture upright and at most this long, in pixels, as WebP, which has no camera metadata then. */
const PICTURE_CHANGES = { format: 'webp', quality: 85, width: 1600, height: 1600 };

/**
 * Creates the configuration of Sveltia CMS.
 *
 * @param repository where the editor saves; without it, the editor changes a folder on the user's computer
 */
export const createConfiguration = (repository: string | undefined, brand: string) => ({
  load_config_file: false,
  app_title: `${brand} content`,
  backend: {
    name: 'github',
    repo: repository ?? 'council/site',
    branch: 'main',
    auth_methods: ['token'],
  },
  media_folder: 'public/assets',
  public_folder: '/assets',
  show_preview_links: false,
  editor: { preview: false },
  output: { omit_empty_optional_fields: true },
  slug: { encoding: 'ascii', clean_accents: true },
  media_libraries: {
    default: {
      config: { slugify_filename: true, transformations: { raster_image: PICTURE_CHANGES } },
    },
    stock_assets: { providers: [] },
  },
  collections: [
    {
      name: 'often',
      label: 'Often changed',
      // For the title of a form whose file does not exist yet: only that of the records may be missing.
      label_singular: RECORDS_SETTINGS.label,
      icon: 'edit',
      files: [...COLLECTION_NAMES.filter(isOftenChanged).map(createFileSettings), RECORDS_SETTINGS],
    },
    {
      name: 'seldom',
      label: 'Seldom changed',
      icon: 'tune',
      files: COLLECTION_NAMES.filter((name) => !isOftenChanged(name)).map(createFileSettings),
    },
  ],
});
