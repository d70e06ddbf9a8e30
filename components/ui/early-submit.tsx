// Runs before the form's own code has arrived: remembers that the form was submitted, or that the browser refused to and
// nothing was corrected since. useCheckedForm submits it then.
const script = `addEventListener('submit', (event) => {
  if (event.target.noValidate) return;
  event.preventDefault();
  event.target.dataset.early = '';
});
addEventListener('invalid', ({ target }) => { target.form.dataset.refused = '' }, true);
addEventListener('input', ({ target }) => { delete target.form?.dataset.refused });`;

/** Keeps a submission made before the code of the form runs. Comes before the form in the page. */
export const EarlySubmit = () => <script dangerouslySetInnerHTML={{ __html: script }} />;
