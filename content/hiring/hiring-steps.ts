import type { TimedStep } from '../model/section-parts.ts';
import { promises } from '../promises.ts';

export const hiringSteps: readonly TimedStep[] = [
  {
    when: 'As soon as you know the dates',
    title: 'Tell us the job',
    text: 'Call, email or use the contact form with the machine type, the location, the duration and what the site asks for.',
  },
  {
    when: 'Once you’ve accepted our written terms',
    title: 'See the profiles',
    text: promises.profile.text,
  },
  {
    when: 'When one of them fits',
    title: 'Confirm and deploy',
    text: 'You make the final choice, agree the pay and the hours, and take the operator on.',
  },
];
