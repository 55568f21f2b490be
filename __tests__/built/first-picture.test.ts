import { plainBuild, readText } from '../hosts/builds';

const TITLES_FONT = /<link rel="preload"[^>]*headings[^>]*as="font"/;

it.each(['hi.html', 'hi/gallery.html'])('the titles of %s come after its picture', (file) =>
  expect(readText(plainBuild, file)).not.toMatch(TITLES_FONT),
);

it.each(['hi/about.html', 'hi/student-records.html', 'hi/district-secretaries.html'])(
  'the font of the titles of %s is fetched ahead',
  (file) => expect(readText(plainBuild, file)).toMatch(TITLES_FONT),
);
