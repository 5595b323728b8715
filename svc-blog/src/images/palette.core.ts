/** Colours of one picture. Calm ones, so that pages in light and dark can hold them. */
export interface Palette {
  wall: string;
  glow: string;
  table: string;
  edge: string;
  /** What is in front, dark and light. */
  ink: string;
  paper: string;
  shade: string;
  /** The one warm thing. */
  accent: string;
  second: string;
}

/** Nine colours without their `#`, in the order of `Palette`. */
function palette(colours: string): Palette {
  const [wall = '', glow = '', table = '', edge = '', ink = '', paper = '', shade = '', accent = '', second = ''] =
    colours.split(' ').map((hex) => `#${hex}`);
  return { wall, glow, table, edge, ink, paper, shade, accent, second };
}

export const PALETTES: readonly [Palette, ...Palette[]] = [
  palette('14463f 2d6a60 0c322d 2c5850 08241f f3f0e6 c9c7b8 d9b36a 7ba89d'),
  palette('d9e4df f2efe3 8fa79e 7c958c 1f3a35 fbf8f0 c4cfc9 b9794e 4f7d72'),
  palette('24395c 3f5a86 172740 33496f 0f1b2e f1ede4 c3c4c9 e0a45a 8ea4c8'),
  palette('e6dccb f6efe1 b59b7c a08666 3a302f fffaf0 d3c4ab 8b4a3b 6f8d86'),
  palette('3f2b4f 62477a 2b1c38 553d69 1d1226 f3ecf0 c8bccc d9a56c a58fb8'),
  palette('cfdbe4 eef1ee 8298aa 6f8699 22374a fbfaf5 bccad5 c8704f 567a96'),
  palette('2f4430 4d6b4c 203021 425a42 152016 f2f0e2 c4c8b4 d9b068 93ab84'),
  palette('eadfd9 f7f0ea b99a92 a38279 45302d fffaf6 d6c3bc a8523e 7d8f86'),
];
