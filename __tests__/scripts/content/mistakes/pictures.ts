import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import {
  both,
  put,
  remove,
  rename,
  replace,
  type MistakeTables,
} from '@/__tests__/support/edited-site';

const MEMBER = 'public/assets/core-team/member1.jpg';
const LOGO = 'public/assets/logos/main.svg';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0f6b4b' } });
const photo = (width = 90, height = 60) => plain(width, height).jpeg().toBuffer();

const STRIPES = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">${Array.from({ length: 40 }, (_, index) => `<circle cx="${index * 10}" cy="${(index * 137) % 400}" r="30" fill="hsl(${index * 9} 80% 50%)"/>`).join('')}</svg>`,
);
/** A photo with something to see in it. */
const colourful = () => sharp(STRIPES).flatten();

/** A photo of which only the first half has been copied. */
const torn = async () => {
  const whole = await colourful().jpeg().toBuffer();
  return whole.subarray(0, whole.length / 2);
};

/** A picture of which some bytes in the middle have become others. */
const flip = (image: Buffer) => {
  const at = Math.floor(image.length / 2);
  for (let index = at; index < at + 64; index++) image[index] = (image[index] ?? 0) ^ 0xa5;
  return image;
};
const flipped = async () => flip(await colourful().jpeg({ mozjpeg: true }).toBuffer());
const flippedPng = async () => flip(await colourful().png().toBuffer());

const chunk = (type: string, data: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
};

/** The head of a PNG of a size that no machine can hold. */
const bomb = () => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(30_000, 0);
  header.writeUInt32BE(30_000, 4);
  header.set([8, 2], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = chunk('IDAT', deflateSync(Buffer.alloc(100)));
  return Buffer.concat([signature, chunk('IHDR', header), pixels, chunk('IEND', Buffer.alloc(0))]);
};

const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]);

const svg = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 96 96" ${attributes}>\n${content}\n</svg>`;
const draw = (content: string, attributes?: string) => put(LOGO, svg(content, attributes));

const nameLogo = (name: string) => replace('data/site.yaml', 'logos/main.svg', `logos/${name}`);

export const pictures: MistakeTables = {
  'what a file holds': [
    [
      'saves a web page as a photo',
      put(MEMBER, '<!doctype html><title>Not found</title>'),
      'public/assets/core-team/member1.jpg: is a web page and no picture: open it and save it as JPEG',
    ],
    [
      'copies a photo of an iPhone and renames it',
      put(MEMBER, heic),
      'public/assets/core-team/member1.jpg: is a HEIC picture, as iPhones make them: open it and save it as JPEG',
    ],
    [
      'copies an empty file',
      put(MEMBER, ''),
      'public/assets/core-team/member1.jpg: is empty: copy it again',
    ],
    [
      'copies half of a photo',
      put(MEMBER, torn),
      'public/assets/core-team/member1.jpg: is damaged, for a part of it is missing or is another: copy it again',
    ],
    [
      'flips bytes of a photo',
      put(MEMBER, flipped),
      'public/assets/core-team/member1.jpg: is damaged, for a part of it is missing or is another: copy it again',
    ],
    [
      'flips bytes of a drawing of points',
      both(put('public/assets/logos/main.png', flippedPng), remove(LOGO), nameLogo('main.png')),
      'public/assets/logos/main.png: is damaged, for a part of it is missing or is another: copy it again',
    ],
    [
      'saves a PDF as a photo',
      put(MEMBER, '%PDF-1.7'),
      'public/assets/core-team/member1.jpg: is a PDF and no picture: open it and save it as JPEG',
    ],
    [
      'saves a text as a photo',
      put(MEMBER, 'a photo'),
      'public/assets/core-team/member1.jpg: cannot be read as a picture: copy it again',
    ],
    [
      'renames a TIFF',
      put(MEMBER, () => plain(90, 60).tiff().toBuffer()),
      'public/assets/core-team/member1.jpg: is a TIFF picture with another name: open it and save it as JPEG',
    ],
    [
      'renames a PNG',
      put(MEMBER, () => plain(90, 60).png().toBuffer()),
      'public/assets/core-team/member1.jpg: is a PNG picture with another name: open it and save it as JPEG',
    ],
    [
      'renames a WebP',
      put(MEMBER, () => plain(90, 60).webp().toBuffer()),
      'public/assets/core-team/member1.jpg: is a WEBP picture with another name: open it and save it as JPEG',
    ],
    [
      'renames an AVIF',
      put(MEMBER, () => plain(90, 60).avif().toBuffer()),
      'public/assets/core-team/member1.jpg: is an AVIF picture with another name: open it and save it as JPEG',
    ],
    [
      'renames a film',
      put(MEMBER, Buffer.from('0000ftypisom', 'latin1')),
      'public/assets/core-team/member1.jpg: is a film and no picture: open it and save it as JPEG',
    ],
    [
      'renames a GIF',
      put(MEMBER, () => plain(90, 60).gif().toBuffer()),
      'public/assets/core-team/member1.jpg: is a GIF picture with another name: open it and save it as JPEG',
    ],
    [
      'copies a picture of a single point',
      put(MEMBER, () => photo(1, 1)),
      'public/assets/core-team/member1.jpg: has only 1 x 1 pixels',
    ],
    [
      'copies a picture that no machine can hold',
      both(put('public/assets/logos/main.png', bomb()), remove(LOGO), nameLogo('main.png')),
      'public/assets/logos/main.png: has 30000 x 30000 pixels, too many to work with: 4000 x 3000 are plenty',
    ],
    [
      'saves a text as a logo',
      put(LOGO, 'our logo'),
      'public/assets/logos/main.svg:1: is no drawing: save it as SVG',
    ],
    [
      'saves a photo as an .svg',
      put(LOGO, () => photo()),
      'public/assets/logos/main.svg:1: is no drawing: save it as SVG',
    ],
    [
      'saves a web page as a logo',
      put(LOGO, '<!doctype html>\n<html></html>'),
      'public/assets/logos/main.svg:1: is a web page and no drawing',
    ],
    ['empties a logo', put(LOGO, ''), 'public/assets/logos/main.svg: is empty: copy it again'],
    [
      'writes a logo that browsers do not know for one',
      put(LOGO, '<svg viewBox="0 0 96 96"><g/></svg>'),
      'public/assets/logos/main.svg:1: is shown by no browser: <svg> lacks xmlns="http://www.w3.org/2000/svg"',
    ],
    [
      'writes a logo with an & alone',
      draw('<text>Sports & Education</text>'),
      'public/assets/logos/main.svg:2: holds a lone &: write &amp;',
    ],
    [
      'saves a logo in an old encoding',
      put(LOGO, Buffer.from(svg('<text>Caf\u00e9</text>'), 'latin1')),
      'public/assets/logos/main.svg:2: holds a letter that is not UTF-8: save it with the encoding UTF-8',
    ],
    [
      'copies half of a logo',
      put(LOGO, svg('<rect width="9" height="9"/>').slice(0, -8)),
      'public/assets/logos/main.svg:2: is not a drawing that browsers can read (unclosed tag: svg)',
    ],
  ],
  'what a drawing does': [
    [
      'draws with a script',
      draw('<script>alert(1)</script>'),
      'public/assets/logos/main.svg:2: holds <script>, which a drawing does not need',
    ],
    [
      'draws with a script of another name',
      draw('<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'),
      'public/assets/logos/main.svg:2: holds <s:script>, which a drawing does not need',
    ],
    [
      'draws with a handler',
      draw('<rect width="9" height="9" onclick="alert(1)"/>'),
      'public/assets/logos/main.svg:2: runs a script in onclick',
    ],
    [
      'draws with a handler of the whole',
      draw('<g/>', 'onload="alert(1)"'),
      'public/assets/logos/main.svg:1: runs a script in onload',
    ],
    [
      'draws a page into it',
      draw('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">Hi</p></foreignObject>'),
      'public/assets/logos/main.svg:2: holds <foreignObject>, which a drawing does not need',
    ],
    [
      'draws a picture of another site',
      draw('<image href="https://example.com/a.png" width="9" height="9"/>'),
      'public/assets/logos/main.svg:2: points at https://example.com/a.png, outside of the drawing',
    ],
    [
      'draws a picture of another site, in the old way',
      draw('<image xlink:href="//example.com/a.png" width="9" height="9"/>'),
      'public/assets/logos/main.svg:2: points at //example.com/a.png, outside of the drawing',
    ],
    [
      'draws a drawing within it',
      draw('<image href="data:image/svg+xml;base64,AAAA" width="9" height="9"/>'),
      'public/assets/logos/main.svg:2: points at data:image/svg+xml;base64,AAAA, outside of the drawing',
    ],
    [
      'links to a script',
      draw('<a href="javascript:alert(1)"><g/></a>'),
      'public/assets/logos/main.svg:2: points at javascript:alert(1), outside of the drawing',
    ],
    [
      'fills with a pattern of another site',
      draw('<rect fill="url(https://example.com/a.svg#p)" width="9" height="9"/>'),
      'public/assets/logos/main.svg:2: points at https://example.com/a.svg#p, outside of the drawing',
    ],
    [
      'fetches a style sheet',
      draw('<style>@import "https://example.com/a.css";</style>'),
      'public/assets/logos/main.svg:2: points at @import, outside of the drawing',
    ],
    [
      'fetches a font',
      draw('<style>@font-face { src: url(https://example.com/a.woff2) }</style>'),
      'public/assets/logos/main.svg:2: points at https://example.com/a.woff2, outside of the drawing',
    ],
    [
      'names a style sheet before it',
      put(LOGO, `<?xml-stylesheet href="https://example.com/a.css"?>${svg('<g/>')}`),
      'public/assets/logos/main.svg:1: fetches a style sheet',
    ],
    [
      'draws with the folder of its maker',
      draw(
        '<g inkscape:export-filename="C:\\Users\\asha\\logo.png" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"/>',
      ),
      'public/assets/logos/main.svg:2: names a folder of its maker, C:\\Users\\asha\\logo.png: save it as plain SVG',
    ],
    [
      'draws with a note of its maker',
      draw('<!-- /home/asha/drawings/logo.svg -->'),
      'public/assets/logos/main.svg:2: names a folder of its maker, /home/asha/drawings/logo.svg: save it as plain SVG',
    ],
    [
      'draws with a picture of its maker',
      draw('<desc>file:///Users/asha/Desktop/logo.png</desc>'),
      'public/assets/logos/main.svg:2: names a folder of its maker, file:///Users/asha/Desktop/logo.png: save it as plain SVG',
    ],
    [
      'defines entities',
      put(LOGO, `<!DOCTYPE svg [<!ENTITY a "b">]>\n${svg('<g/>')}`),
      'public/assets/logos/main.svg:1: defines entities, which can hide anything',
    ],
  ],
  'names of files': [
    [
      'names a photo that is not there',
      replace('data/news.yaml', 'news/item2.jpg', 'news/item3.jpg'),
      'data/news.yaml:23: news-2: Picture: public/assets/news/item3.jpg does not exist',
    ],
    [
      'leaves the capitals of a camera',
      rename('public/assets/news/item2.jpg', 'public/assets/news/ITEM2.JPG'),
      'data/news.yaml:23: news-2: Picture: public/assets/news/item2.jpg does not exist: rename public/assets/news/ITEM2.JPG',
    ],
    [
      'names a photo by another ending',
      rename('public/assets/news/item2.jpg', 'public/assets/news/item2.jpeg'),
      'data/news.yaml:23: news-2: Picture: public/assets/news/item2.jpg does not exist: rename public/assets/news/item2.jpeg',
    ],
    [
      'moves a photo into another folder',
      rename(MEMBER, 'public/assets/gallery/member1.jpg'),
      'data/core-members.yaml:7: core-1: Photo: public/assets/core-team/member1.jpg does not exist: rename public/assets/gallery/member1.jpg',
    ],
    [
      'names a photo outside of its folder',
      replace('data/news.yaml', 'news/item2.jpg', 'item2.jpg'),
      'data/news.yaml:23: news-2: Picture: "item2.jpg" is not a path such as news/trials.jpg, in small letters',
    ],
    [
      'names a photo with a space',
      replace('data/news.yaml', 'news/item2.jpg', 'news/item 2.jpg'),
      'data/news.yaml:23: news-2: Picture: "news/item 2.jpg" is not a path such as news/trials.jpg, in small letters',
    ],
    [
      'leaves a photo that nobody uses',
      put('public/assets/news/old.jpg', () => photo()),
      'public/assets/news/old.jpg: is published, and no entry names it: name it in one, or take the file away',
    ],
    [
      'leaves the logo before',
      both(put('public/assets/logos/new.svg', svg('<g/>')), nameLogo('new.svg')),
      'public/assets/logos/main.svg: is published, and no entry names it: name it in one, or take the file away',
    ],
    [
      'copies a film',
      put('public/assets/news/film.mp4', ''),
      'public/assets/news/film.mp4: is no picture that the site can show: save it as a JPEG (.jpg), or take it away',
    ],
    [
      'copies a photo of an iPhone',
      put('public/assets/news/photo.heic', heic),
      'public/assets/news/photo.heic: is no picture that the site can show: save it as a JPEG (.jpg), or take it away',
    ],
    [
      'copies a note',
      put('public/assets/news/readme.txt', 'mine'),
      'public/assets/news/readme.txt: is no picture that the site can show: save it as a JPEG (.jpg), or take it away',
    ],
    [
      'copies a picture more into the gallery',
      put('public/assets/gallery/image4.jpg', () => photo()),
      'public/assets/gallery/image4.jpg: is not shown: data/gallery.yaml describes image1.jpg to image3.jpg',
    ],
    [
      'copies a picture into the gallery as the camera calls it',
      put('public/assets/gallery/IMG_2041.JPG', () => photo()),
      'public/assets/gallery/IMG_2041.JPG: is not shown: data/gallery.yaml describes image1.jpg to image3.jpg',
    ],
    [
      'deletes a picture of the gallery',
      remove('public/assets/gallery/image2.jpg'),
      'data/gallery.yaml:2: entry 2: public/assets/gallery/image2.jpg does not exist',
    ],
    [
      'deletes a picture of the gallery and its description',
      both(
        remove('public/assets/gallery/image2.jpg'),
        replace('data/gallery.yaml', '- en: Drawing number 2\n', ''),
      ),
      'data/gallery.yaml:2: entry 2: public/assets/gallery/image2.jpg does not exist: rename public/assets/gallery/image3.jpg',
    ],
    [
      'describes a picture that is not there',
      replace('data/gallery.yaml', 'Drawing number 3', 'Drawing number 3\n- en: One more'),
      'data/gallery.yaml:4: entry 4: public/assets/gallery/image4.jpg does not exist',
    ],
    [
      'replaces a picture by one of another ending',
      rename('public/assets/gallery/image2.jpg', 'public/assets/gallery/image2.png'),
      'data/gallery.yaml:2: entry 2: public/assets/gallery/image2.jpg does not exist: rename public/assets/gallery/image2.png',
    ],
  ],
  'rightly accepted': [
    [
      'replaces pictures by portraits, squares and panoramas',
      both(
        put('public/assets/gallery/image2.jpg', () => photo(3024, 4032)),
        put(MEMBER, () => photo(500, 500)),
        put('public/assets/news/item2.jpg', () => photo(6000, 900)),
      ),
      '',
    ],
    [
      'replaces a logo by a photo',
      both(
        put('public/assets/logos/main.jpg', () => photo()),
        remove(LOGO),
        nameLogo('main.jpg'),
      ),
      '',
    ],
    [
      'draws with gradients, styles and a picture that stands in it',
      draw(
        '<style>.a { fill: url(#g) }</style><linearGradient id="g"/><use href="#g"/><image href="data:image/png;base64,AAAA" width="9" height="9"/>',
      ),
      '',
    ],
    [
      'draws with the heading of a drawing program',
      put(
        LOGO,
        `<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n${svg('<g/>')}`,
      ),
      '',
    ],
    [
      'leaves the files of systems',
      both(
        put('public/assets/gallery/Thumbs.db', ''),
        put('public/assets/gallery/._image1.jpg', ''),
        put('public/assets/desktop.ini', ''),
        put('public/assets/.DS_Store', ''),
      ),
      '',
    ],
  ],
};
