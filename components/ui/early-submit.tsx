// Runs before the form's own code has arrived: remembers that the form was submitted, and useCheckedForm submits it then.
const script =
  "addEventListener('submit',e=>{if(!e.target.noValidate){e.preventDefault();e.target.dataset.early=''}})";

/** Keeps a submission made while the page is still loading. Stands before the form in the page. */
export const EarlySubmit = () => <script dangerouslySetInnerHTML={{ __html: script }} />;
