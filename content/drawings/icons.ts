/** The SVG path of each icon, in a square of 24 units with lines 2 units wide. */
export const iconPathData = {
  book: 'M12 6v14M12 6C10 4 7 4 3 4v14c4 0 7 0 9 2 2-2 5-2 9-2V4c-4 0-7 0-9 2',
  bridge: 'M2 18h20M6 21V5M18 21V5M2 10l4-5c2 7 10 7 12 0l4 5M12 11v7',
  building: 'M5 21V3h9v18M14 9h5v12M2 21h20M8 7h3M8 11h3M8 15h3M16.5 13h.01M16.5 17h.01',
  calendar: 'M4 5h16v16H4zM4 10h16M8 2v5M16 2v5M8 14h2M14 14h2M8 17.5h2',
  'card-check': 'M21 11V5H3v14h8M6 9h4M6 13h3M14 9h4M14 17l3 3 5-6',
  certificate: 'M8 17H3V4h18v13h-4M7 8h10M7 12h3M16 14a3 3 0 1 0-6 0 3 3 0 0 0 6 0M11 17v5l2-1.5 2 1.5v-5',
  check: 'M4 13l5 5L20 6',
  'chevron-down': 'M5 9l7 7 7-7',
  clipboard: 'M8 4H5v17h14V4h-3M9 2h6v4H9zM9 11h6M9 15h6',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l4 2',
  close: 'M5 5l14 14M19 5L5 19',
  cone: 'M3 21h18M6 21L11 3h2l5 18M9.3 9h5.4M7.6 15h8.8',
  'crane-hook': 'M12 2v3M9 5h6v4H9zM12 9v3a4.5 4.5 0 1 1-4.5 4.5',
  document: 'M14 2H5v20h14V7zM14 2v5h5M9 12h6M9 16h6',
  earth: 'M2 20h20M3.5 20L10 8l3 3 2.5-2 5 11M10 15h.01M14 16h.01',
  handshake:
    'M2 6l4-1 5 2 3-1.5 4 .5 4-1M11 7l-3 4c2 2 4 0 5-1l6 6-2 2M2 15l3 1 4 4 2-2M14 15l3 3-2 2-3-3M22 14l-3 2',
  'hard-hat': 'M3 17v-2a9 9 0 0 1 18 0v2M1 17h22v3H1zM9.5 12V4.5h5V12',
  house: 'M2 12L12 3l10 9M5 10v11h14V10M10 21v-6h4v6',
  leaf: 'M5 19C3 9 9 4 20 4c1 11-4 17-13 15M3 22c2-6 5-9 10-11',
  mail: 'M3 5h18v14H3zM3 6l9 8 9-8',
  'map-pin': 'M12 22c5-6 7-9 7-13A7 7 0 0 0 5 9c0 4 2 7 7 13M12 6.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
  menu: 'M3 6h18M3 12h18M3 18h18',
  mine: 'M4 20L15.5 8.5M7 4c8-1.5 14.5 5 13 13C18.5 11.5 12.5 5.5 7 4',
  phone: 'M4 4l4-1 3 5-2 3q1.5 2.5 4 4l3-2 5 3-1 4q-2 1.6-5 1Q5 17.5 3 9 2.4 6 4 4',
  question: 'M8 8.5a4 4 0 1 1 5.8 3.6C12.5 12.8 12 13.5 12 15M12 19.5h.01',
  quarry: 'M2 21h20V4h-5v5h-5v5H7v4H2zM5 13l2-3M3 8l4-4 4 2',
  recycle: 'M8 9l4-6 4 6M13.5 5l2.5 4 3-2.5M18 13l3 6h-7M16 16l-2 3 2 3M10 19H3l4-7M4 13l3-1 1 3.5',
  road: 'M8 3L3 21M16 3l5 18M12 3v3M12 10v4M12 18v3',
  shield: 'M12 2l8 3v6c0 6-4 9-8 11-4-2-8-5-8-11V5zM8 12l3 3 5-6',
  star: 'M12 3l2.7 6 6.3.7-4.7 4.3 1.4 6.5L12 17.2 6.3 20.5 7.7 14 3 9.7 9.3 9z',
  tool: 'M20 7a5 5 0 0 1-7 6l-7 7.5L3.5 18 11 11a5 5 0 0 1 6-7l-3 3 .5 2.5 2.5.5z',
  tree: 'M12 22v-9M12 17l4-3M12 19l-3-2M8 15a4.5 4.5 0 0 1-1-8 5.5 5.5 0 0 1 10 0 4.5 4.5 0 0 1-1 8',
  users:
    'M9 4a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M2 20c0-4 3-6 7-6s7 2 7 6M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5c3 .7 4 2.5 4 5.5',
  wrecking:
    'M11 2L7 9M9 12a3 3 0 1 0-6 0 3 3 0 0 0 6 0M13 21V9l3-3 1.5 4L21 8v13M2 21h20M17 14h.01M17 17.5h.01',
} as const;

export type IconName = keyof typeof iconPathData;
