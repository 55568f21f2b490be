import { parseCertificateNumber } from '@/lib/records/certificate-number';
import { drawQrCode } from '@/lib/records/certificate-qr';

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
  'AT२३००',
  '<b>AT23001</b>',
  'AT23001%00',
  'AT23001\0',
  'a'.repeat(10_000),
])('%j is not a certificate number', (text) =>
  expect(parseCertificateNumber(text)).toBeUndefined(),
);

it('A QR code has its margin, and the three marks in its corners', () => {
  const { size, path } = drawQrCode('https://www.council.in/certificates#AT23001');
  for (const [x, y] of [
    [4, 4],
    [size - 11, 4],
    [4, size - 11],
  ])
    expect(path).toContain(`M${x} ${y}h7v1h-7z`);
  expect(path).not.toMatch(/M[0-3] |M\d+ [0-3]h/);
});
