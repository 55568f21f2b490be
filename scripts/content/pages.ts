import { readdirSync } from 'node:fs';
import path from 'node:path';
import { OFFLINE_PATH } from '@/lib/offline';
import { PROJECT } from './project';

/**
 * The paths of the pages that links may name, in English, as the folders of app/ make them, without those that have a
 * part to fill in. Each has its twin in Hindi.
 */
export const pagePaths = (): string[] =>
  readdirSync(path.join(PROJECT, 'app/(en)'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /(^|\/)page\.tsx$/.test(file) && !file.includes('['))
    .map((file) => `/${file.replace(/\/?page\.tsx$/, '')}`)
    .filter((page) => page !== OFFLINE_PATH);
