import * as garments from './garments';
import * as heads from './heads';
import { colour } from './palette';
import { circle, group, rect, ring, svg } from './svg';

export const portraitSheet = { width: 800, height: 1000 } as const;

interface Sitter {
  backdrop: string;
  lines: string;
  skin: string;
  hair: heads.HairStyle;
  hairTint: string;
  garment: string;
  /** Whatever else tells this person apart, laid over the face. */
  worn?: string;
}

export const members: readonly Sitter[] = [
  {
    backdrop: colour.azure,
    lines: colour.sky,
    skin: colour.skin,
    hair: 'receding',
    hairTint: colour.hairGrey,
    garment: garments.nehruJacket(colour.ink, colour.paper, colour.marigold),
    worn: heads.glasses(colour.night) + heads.moustache(colour.hairGrey),
  },
  {
    backdrop: colour.mist,
    lines: colour.paper,
    skin: colour.skinLight,
    hair: 'bun',
    hairTint: colour.hair,
    garment: garments.sari(colour.pool, colour.poolDark, colour.marigold),
    worn: heads.earrings(colour.marigold) + circle([400, 318], 8, colour.clay),
  },
  {
    backdrop: colour.poolDark,
    lines: colour.pool,
    skin: colour.skinDeep,
    hair: 'short',
    hairTint: colour.hair,
    garment: garments.blazer(colour.azure, colour.paper, colour.ink),
  },
  {
    backdrop: colour.sky,
    lines: colour.mist,
    skin: colour.skin,
    hair: 'short',
    hairTint: colour.hair,
    garment: garments.kurta(colour.paper, colour.poolDark),
    worn: heads.beard(colour.hairBrown) + heads.turban(colour.pool, colour.poolDark),
  },
  {
    backdrop: colour.pool,
    lines: colour.azure,
    skin: colour.skinLight,
    hair: 'bob',
    hairTint: colour.hairBrown,
    garment: garments.blazer(colour.ink, colour.mist),
    worn: heads.glasses(colour.ink),
  },
  {
    backdrop: colour.mist,
    lines: colour.sky,
    skin: colour.skinDeep,
    hair: 'braid',
    hairTint: colour.hair,
    garment:
      garments.dupatta(colour.pool, colour.azure, colour.marigold) +
      heads.plait(colour.hair, colour.marigold),
    worn: heads.earrings(colour.straw),
  },
];

export const secretaries: readonly Sitter[] = [
  {
    backdrop: colour.sky,
    lines: colour.azure,
    skin: colour.skinLight,
    hair: 'wavy',
    hairTint: colour.hairBrown,
    garment: garments.trackJacket(colour.poolDark, colour.paper),
    worn: heads.moustache(colour.hairBrown),
  },
  {
    backdrop: colour.azure,
    lines: colour.pool,
    skin: colour.skin,
    hair: 'loose',
    hairTint: colour.hair,
    garment: garments.sari(colour.mist, colour.ink, colour.coral),
    worn: heads.earrings(colour.marigold),
  },
  {
    backdrop: colour.poolDark,
    lines: colour.azure,
    skin: colour.skin,
    hair: 'wavy',
    hairTint: colour.hairSilver,
    garment: garments.kurta(colour.sky, colour.ink),
    worn: heads.glasses(colour.ink),
  },
];

/** Head and shoulders before three lane lines. */
export function portrait(sitter: Sitter): string {
  const { width, height } = portraitSheet;
  return svg(
    width,
    height,
    rect([0, 0], width, height, sitter.backdrop),
    ...[330, 372, 414].map((radius) => ring([400, 470], radius, sitter.lines, 16)),
    heads.hairBehind(sitter.hair, sitter.hairTint),
    heads.neck(sitter.skin),
    sitter.garment,
    group(
      { transform: 'translate(-24 20) scale(1.06)' },
      heads.face(sitter.skin),
      heads.features(sitter.hairTint),
      heads.hairInFront(sitter.hair, sitter.hairTint),
      sitter.worn ?? '',
    ),
  );
}
