import { writeFileBelow } from '../files';
import type { StepContext, ExportedPage } from '../step';

export async function writePage(
  page: ExportedPage,
  { folder }: StepContext,
): Promise<ExportedPage> {
  await writeFileBelow(folder, page.file, page.html);
  return page;
}
