import { useBrowserValue } from '@/components/ui/use-browser-value';
import { isSavingData } from '@/lib/browser/saves-data';

/** Whether the visitor wants to save data. */
export const useSavesData = (): boolean => useBrowserValue(isSavingData, false);
