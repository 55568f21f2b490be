import { drawQrCode } from '@/lib/records/certificate-qr';

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
