/** Colours of one picture, from the light behind to the objects in front. Muted, so that pages in light and dark can hold them. */
export interface Palette {
  sky: string;
  glow: string;
  far: string;
  mid: string;
  near: string;
  /** Walls and stone. */
  stone: string;
  shade: string;
  /** Lit windows, doors, the one warm thing. */
  accent: string;
}

/** Eight colours without their `#`, in the order of `Palette`. */
function palette(colours: string): Palette {
  const [sky = '', glow = '', far = '', mid = '', near = '', stone = '', shade = '', accent = ''] = colours
    .split(' ')
    .map((hex) => `#${hex}`);
  return { sky, glow, far, mid, near, stone, shade, accent };
}

export const PALETTES: readonly Palette[] = [
  palette('7d97ab d9dccf a3b4bd 6c8394 2f4354 e6dfcf b7ad98 c98f52'),
  palette('4b6075 c7b299 7f8b97 526577 24323f d9cbb4 a3937a e0a45a'),
  palette('93aa9f e4e1cd aebfb2 718c7f 2d4740 ece4d2 bcb196 b9794e'),
  palette('b59b86 ecdcc3 c9b29c 94785f 4b3a30 f0e5d2 c5ad8d 8b4a3b'),
  palette('5d6f8f d6c4c1 8f9bb3 61708d 283453 e5dcd7 afa2a3 d59a6a'),
  palette('86a3a8 e9dfc9 a9bdbd 5f8186 22444c eee5d3 b9ac94 c8704f'),
  palette('8d8aa0 e3d3c9 aaa6b6 716e88 35334b e9dfd6 b5a7a3 c79a5b'),
  palette('a7ab94 ebe3c8 bcbd9f 838a6c 3f4733 efe7d0 c2b48f a8663c'),
  palette('37495c 93a1a4 566879 3d5063 1b2733 c4beb0 8d8778 d9b068'),
  palette('a4b3c2 f0e2d6 bcc6cf 8595a6 3c4d63 f1e8de c3b5a8 b5705d'),
  palette('9c8b80 e6d5bd b5a293 7f6c62 3a302f e9ddc9 b59f86 6f8d86'),
  palette('678a94 cfdcd2 8ba8ad 557881 1e3f4a e3e3d6 a9b1a3 d9a05f'),
];
