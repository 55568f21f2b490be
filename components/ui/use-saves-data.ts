import { useSyncExternalStore } from 'react';
import { isSavingData } from '@/lib/browser/saves-data';

const subscribe = () => () => undefined;

/** Whether the visitor wants to save data. */
export const useSavesData = (): boolean =>
  useSyncExternalStore(subscribe, isSavingData, () => false);
