import { assertRootElement } from '@/lib/root-element';

// Next.js runs this file before it hydrates the page; a throw here ends the start-up.
assertRootElement(document);
