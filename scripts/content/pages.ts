import { readdirSync } from 'node:fs';
import path from 'node:path';
import { OFFLINE_PATH } from '@/lib/offline';
import { PROJECT } from './project';

/** The paths of the pages that links may name, as the folders of app/ make them, without those that have a part to fill in. */
export const pagePaths = (): string[] =>
  readdirSync(path.join(PROJECT, 'app'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /(^|\/)page\.tsx$/.test(file) && !file.includes('['))
    .map((file) => `/${file.replace(/\/?page\.tsx$/, '')}`)
    .filter((page) => page !== OFFLINE_PATH);
