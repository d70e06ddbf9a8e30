import { mainOffice } from '../company.ts';
import { formatPhone } from '../format/format-phone.ts';
import { ifSoon } from '../hiring/hiring-text.ts';
import { defineForm } from '../model/form.ts';
import { promises } from '../promises.ts';

export const contactForm = defineForm({
  id: 'contact',
  pagePath: '/contact',
  table: 'messages',
  noun: 'message',
  plural: 'messages',
  nameColumn: 'name',
  summaryColumn: 'subject',
  limitedBy: 'email',
  fields: {
    name: {
      kind: 'text',
      column: 'name',
      max: 200,
      autoComplete: 'name',
      label: 'Your Name',
      noun: 'name',
      requiredMessage: 'Enter your name',
    },
    email: {
      kind: 'email',
      column: 'email',
      label: 'Your Email',
      noun: 'email address',
      requiredMessage: 'Enter your email address',
    },
    subject: {
      kind: 'text',
      column: 'subject',
      max: 200,
      label: 'Subject',
      noun: 'subject',
    },
    message: {
      kind: 'textarea',
      column: 'message',
      max: 5000,
      rows: 6,
      label: 'Message',
      hint: 'Tell us the machine, the site, the dates and a number to ring you on.',
      noun: 'message',
      requiredMessage: 'Enter your message',
    },
  },
  button: { label: 'Send Message', busyLabel: 'Sending...' },
  received: {
    title: 'Message Sent!',
    description: 'Thank you for your message. We will get back to you shortly.',
    heading: 'We have your message',
    stamp: 'Received',
    text: 'We’ll call or email you back. Have these ready:',
    ready: ['The machine’s make and model', 'The site address and the dates', 'The card your site asks for'],
    otherwise: ifSoon,
    next: 'Send another message',
  },
  notSent: {
    title: 'Message Not Sent',
    noticeAdvice: `You can also call us on ${formatPhone(mainOffice.phone)}.`,
    heading: 'Your message didn’t go through',
  },
  notStored: 'We can’t take messages through this form yet.',
  privacy: {
    use: 'To answer you, the contact form',
    record: 'An enquiry that doesn’t lead to an introduction',
    keptFor: promises.keptMessages,
  },
});
