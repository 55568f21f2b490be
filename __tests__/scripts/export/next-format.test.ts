import { ROUTER_FILE } from '@/scripts/export/next-format';

it.each(['about.txt', 'district/agra.txt', '__next._tree.txt', '_not-found.html', '_not-found'])(
  '%s is a file of the router',
  (file) => expect(file).toMatch(ROUTER_FILE),
);

it.each(['robots.txt', 'about.html', '404.html', 'student-records.csv'])(
  '%s is no file of the router',
  (file) => expect(file).not.toMatch(ROUTER_FILE),
);
