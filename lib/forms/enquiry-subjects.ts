/** `machine` as menus print it: `360 Excavator`. */
export const serviceSubject = (machine: string) => `Hire a ${machine.toLowerCase()} operator`;

export const locationSubject = (town: string) => `Hire in ${town}`;
