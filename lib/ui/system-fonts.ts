/**
 * The systems' Devanagari fonts, by their full and PostScript names on Android, Windows, Apple's systems and Linux.
 * Without names, the browser would search all installed fonts for every letter, which is slow.
 */
export const DEVANAGARI_FONTS = {
  regular: [
    'Noto Sans Devanagari',
    'Noto Sans Devanagari Regular',
    'NotoSansDevanagari-Regular',
    'Noto Sans Devanagari UI',
    'Noto Sans Devanagari UI Regular',
    'NotoSansDevanagariUI-Regular',
    'SamsungDevanagariRegular',
    'Nirmala UI',
    'NirmalaUI',
    'Mangal',
    'Kohinoor Devanagari',
    'KohinoorDevanagari-Regular',
    'Devanagari Sangam MN',
    'DevanagariSangamMN',
    'Lohit Devanagari',
    'Lohit-Devanagari',
    'FreeSans',
  ],
  bold: [
    'Noto Sans Devanagari Bold',
    'NotoSansDevanagari-Bold',
    'Noto Sans Devanagari UI Bold',
    'NotoSansDevanagariUI-Bold',
    'Nirmala UI Bold',
    'NirmalaUI-Bold',
    'Mangal Bold',
    'Mangal-Bold',
    'Kohinoor Devanagari Bold',
    'KohinoorDevanagari-Bold',
    'KohinoorDevanagari-Semibold',
    'Devanagari Sangam MN Bold',
    'DevanagariSangamMN-Bold',
    'FreeSans Bold',
    'FreeSansBold',
  ],
};
