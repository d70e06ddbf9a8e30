export const enterValues = (form: ParentNode, values: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(values))
    for (const control of form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`))
      if (!['checkbox', 'radio'].includes(control.type)) {
        control.value = value;
        control.dispatchEvent(new Event('input', { bubbles: true }));
      } else if (control.value === value) control.click();
};
