/** Return the whole number nearest to what was typed that the field's own limits allow; the field shows it, too. */
export function within(field: HTMLInputElement): number {
  const least = field.min === '' ? Number.NEGATIVE_INFINITY : Number(field.min);
  const most = field.max === '' ? Number.POSITIVE_INFINITY : Number(field.max);
  const number = Math.min(most, Math.max(least, Math.round(Number(field.value)) || 0));
  field.value = String(number);
  return number;
}
