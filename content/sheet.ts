/** The words around a checklist on a sheet of its own. */
export const sheetWords = {
  link: 'Print this list on one sheet',
  howTo:
    'This prints on one sheet of A4: press Ctrl and P, or Cmd and P on a Mac. On a phone, choose Share and then Print.',
  /** Empty lines to write on. */
  before: ['Machine', 'Fleet number', 'Site', 'Date and time'],
  faults: 'Faults found, and who was told',
  after: ['Operator’s name', 'Signature', 'Supervisor’s name', 'Signature'],
} as const;
