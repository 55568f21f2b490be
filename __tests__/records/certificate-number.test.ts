import {
  formatCertificateNumber,
  getCertificateLetters,
  parseCertificateNumber,
} from '@/lib/records/certificate-number';

it.each([
  'AT23001',
  'at 23001',
  ' At-23-001\n',
  'AT–23001',
  '\u200FAT23001',
  'ＡＴ23001',
  // The digits of Devanagari, Tamil, Arabic and Adlam.
  'AT२३००१',
  'AT௨௩௦௦௧',
  'AT٢٣٠٠١',
  'AT𞥒𞥓𞥐𞥐𞥑',
  // Letters for digits, and punctuation around it.
  'AT23OO1',
  'AT2300l',
  'at23ooI',
  '#AT23001.',
  // What messengers and mailers add to its address.
  'AT23001?utm=1',
  'AT23001&x=1',
  'AT23001/?fbclid=IwAR0_a-B',
  'at23ool?',
  'AT23001&amp;utm_source=a&amp;utm_medium=b',
  '#AT23001#xtor=RSS-1\n',
])('%j is read as the number AT23001', (text) => {
  expect(parseCertificateNumber(text)).toBe('AT23001');
});

it('Digits in the place of the letters are read as letters', () => {
  expect(['F023002', '1o23002'].map(parseCertificateNumber)).toEqual(['FO23002', 'IO23002']);
});

it.each([
  '',
  'A23001',
  'AT2300',
  'AT230011',
  'ATT23001',
  'AT23001 & KA23002',
  '?id=AT23001',
  'AT२३००',
  '<b>AT23001</b>',
  'AT23001%00',
  'AT23001\0',
  'a'.repeat(10_000),
])('%j is not a certificate number', (text) =>
  expect(parseCertificateNumber(text)).toBeUndefined(),
);

it.each([
  { game: '3x3 Basketball', letters: 'XB' },
  { game: 'Élan', letters: 'EL' },
  { game: 'Gö', letters: 'GO' },
  { game: 'खो-खो', letters: undefined },
])('The certificate letters of $game are $letters', ({ game, letters }) => {
  expect(getCertificateLetters(game)).toBe(letters);
});

it.each([
  { game: 'Athletics', slNo: 1, certificateNo: 'AT23001' },
  { game: 'football', slNo: 300, certificateNo: 'FO23300' },
  { game: 'Karate', slNo: -22995, certificateNo: 'KA00005' },
  { game: 'खो-खो', slNo: 2, certificateNo: 'XX23002' },
])('§9 The certificate of record $slNo in $game is $certificateNo', (row) => {
  expect(formatCertificateNumber(row.game, row.slNo)).toBe(row.certificateNo);
});
