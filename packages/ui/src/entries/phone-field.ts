export { PhoneField, type PhoneFieldProps } from "../components/phone-field/phone-field.tsx";
