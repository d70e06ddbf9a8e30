/** Takes a machine as menus print it, `360 Excavator`; returns the subject of an enquiry about it. */
export const serviceSubject = (machine: string) => `Hire a ${machine.toLowerCase()} operator`;

/** Takes a town; returns the subject of an enquiry from there. */
export const locationSubject = (town: string) => `Hire in ${town}`;
