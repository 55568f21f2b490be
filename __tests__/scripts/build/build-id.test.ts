/** @jest-environment node */
import { contentBuildId } from '@/scripts/build/build-id.mjs';

const project = process.cwd();

it('the same sources and settings give the same id', () => {
  expect(contentBuildId(project, { basePath: '' })).toBe(contentBuildId(project, { basePath: '' }));
});

it('other settings give another id', () => {
  expect(contentBuildId(project, { basePath: '' })).not.toBe(
    contentBuildId(project, { basePath: '/council' }),
  );
});

it('the id is 16 hexadecimal digits', () => {
  expect(contentBuildId(project, {})).toMatch(/^[0-9a-f]{16}$/);
});
