export const sheetText = {
  link: 'Print this list on one sheet',
  /** The label of the button that opens the checklist on phones. */
  show: 'Show the list',
  description: (about: string) => `${about}: one sheet of A4 to tick, date and sign on site.`,
  howTo:
    'This prints on one sheet of A4: press Ctrl and P, or Cmd and P on a Mac. On a phone, choose Share and then Print.',
  /** The name of the region with the link back to the page, and the start of the link, before the page's name. */
  back: 'Back',
  backTo: 'Back to',
  /** The labels of empty lines, and the heading above the lines for findings. */
  blanks: {
    machine: {
      before: ['Machine', 'Fleet number', 'Site', 'Date and time'],
      found: 'Faults found, and who was told',
      after: ['Operator’s name', 'Signature', 'Supervisor’s name', 'Signature'],
    },
    job: {
      before: ['Site', 'Date and time'],
      found: 'Still to do, and who was told',
      after: ['Name', 'Signature'],
    },
  },
} as const;
