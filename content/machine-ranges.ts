/** Weight or capacity bands of the machines whose operators are introduced. */
export const machineRanges = {
  dumper: '1-15 tonnes',
  excavator: '1.5-45 tonnes',
  loadingShovel: '3-30 tonnes+',
  telehandler: '2.5-20 tonnes+',
  crane: '20-500 tonnes+',
} as const;
