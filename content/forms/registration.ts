import { callOrEmail } from '../contact-text.ts';
import { machineNames } from '../machines/slugs.ts';
import { defineForm } from '../model/form.ts';
import { slugs } from '../paths.ts';
import { promises } from '../promises.ts';

const machines: readonly string[] = slugs.machines.flatMap((slug) => machineNames[slug].formName ?? []);
const grab = machineNames['grab-operators'].formName;

export const registrationForm = defineForm({
  id: 'registration',
  pagePath: '/operator-registration',
  table: 'operators',
  noun: 'registration',
  plural: 'registrations',
  nameColumn: 'full_name',
  summaryColumn: 'equipment',
  limitedBy: 'email',
  fields: {
    fullName: {
      kind: 'text',
      column: 'full_name',
      max: 200,
      autoComplete: 'name',
      part: 'About you',
      label: 'Full Name',
      noun: 'full name',
      requiredMessage: 'Enter your full name',
      use: 'To know who you are and match your card to you',
    },
    email: {
      kind: 'email',
      column: 'email',
      label: 'Email Address',
      noun: 'email address',
      requiredMessage: 'Enter your email address',
      use: 'To answer you and send you details of a job',
    },
    phone: {
      kind: 'phone',
      column: 'phone',
      label: 'Phone Number',
      noun: 'phone number',
      requiredMessage: 'Enter your phone number',
      use: 'To talk to you about your application and about work',
    },
    address: {
      kind: 'textarea',
      column: 'address',
      max: 500,
      rows: 3,
      autoComplete: 'street-address',
      label: 'Address',
      hint: 'House, street, town and postcode.',
      noun: 'address',
      requiredMessage: 'Enter your address',
      use: 'To see which sites are close enough for you',
    },
    experience: {
      kind: 'number',
      column: 'experience',
      min: 0,
      max: 80,
      part: 'Your experience',
      label: 'Years of Experience',
      hint: 'Whole years driving plant, such as 7. Farm and quarry years count. Write 0 for less than a year.',
      noun: 'years of experience',
      requiredMessage: 'Enter your years of experience as a number, like 7',
      use: 'To offer you work at the right level',
    },
    equipment: {
      kind: 'checkboxes',
      column: 'equipment',
      offered: machines,
      offersMachines: true,
      label: 'Equipment',
      hint: `Tick each machine that’s in date on your card.${grab ? ` Worked a grab on a 360 ticket? Tick ${grab} too.` : ''} Nothing in date, or not listed? Tick the last box.`,
      none: 'None of these: my only ticket has run out, or is for another machine',
      noun: 'machines',
      requiredMessage: 'Tick every machine that’s in date on your card, or the last box',
      use: 'To match you with what hirers ask for',
    },
  },
  documents: {
    part: 'Documents',
    label: 'Cards and certificates (optional)',
    hint: 'PDF, JPG or PNG. Files aren’t sent with this form yet, so we’ll tell you how to send them when we call.',
    notice: {
      title: 'File Upload',
      description: 'Document upload is not implemented yet. Your files have not been sent.',
    },
    chosen: 'Not sent with this form yet:',
  },
  button: { label: 'Submit Registration', busyLabel: 'Submitting...' },
  received: {
    title: 'Registration Successful!',
    description: "Thank you for registering. We'll review your application and contact you soon.",
    heading: 'We have your registration',
    stamp: 'Received',
    text: `We’ll review your application within ${promises.review.text}. ${promises.reviewMeans.text} Then we’ll call or email you. Have these ready:`,
    ready: [
      'Your card, both sides, with the categories and expiry dates readable',
      'Photo ID and proof of your right to work in the UK',
      'Names and numbers of two people who know your work, such as a trainer if you’re new',
    ],
    otherwise: ['If you want to add or change something, ', ...callOrEmail, '.'],
    next: 'Register someone else',
  },
  notSent: { title: 'Registration Failed', heading: 'Your registration didn’t go through' },
  privacy: {
    record: 'An application that doesn’t lead to an introduction',
    keptFor: promises.keptRegistrations,
  },
});
