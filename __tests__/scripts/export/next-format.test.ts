import { ROUTER_FILE } from '@/scripts/export/next-format';

it.each(['about.txt', 'district/agra.txt', '__next._tree.txt', '_not-found.html', '_not-found'])(
  'the router’s %s is known',
  (file) => expect(file).toMatch(ROUTER_FILE),
);

it.each(['robots.txt', 'about.html', '404.html', 'student-records.csv'])(
  '%s is none of the router’s',
  (file) => expect(file).not.toMatch(ROUTER_FILE),
);
